/** The id of the filter form: the sorting stands outside of it and belongs to it. */
export const filterFormId = 'filters';

/** The id of the sheet that holds the filters on phones. */
export const filterSheetId = 'filter-sheet';
