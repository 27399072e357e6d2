/** Whether a DATABASE_URL leads to PostgreSQL, which several instances share. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);
