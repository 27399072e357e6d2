/** Sent to the window when another page is on its way, with its address as detail. */
export const pageChange = 'page-change';
