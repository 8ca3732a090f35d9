/** The id of the filter form: the sorting is outside of it but belongs to it. */
export const filterFormId = 'filters';

/** The id of the sheet that contains the filters on phones. */
export const filterSheetId = 'filter-sheet';

/** The part of the page that the filters change. */
export const resultsId = 'results';
