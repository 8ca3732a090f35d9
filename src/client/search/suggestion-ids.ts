/** The list of suggestions, which the field in the header controls. */
export const suggestionListId = 'search-suggestions';

/** One of its options, by its place in the list. */
export const optionId = (index: number): string => `${suggestionListId}-${index}`;
