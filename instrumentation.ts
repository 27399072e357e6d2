/** Runs once, before the server answers: a bad environment or an unusable folder stops the start with one line. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareServer } = await import('./lib/server/prepare');
  await prepareServer();
}
