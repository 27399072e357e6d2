/** Runs once, before the server answers: an invalid environment or unusable folder stops startup with one line. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareServer } = await import('./lib/orders/server/prepare');
  await prepareServer();
  const { hearPublishing } = await import('./lib/content/publish');
  const { whenCalm } = await import('./lib/server/when-calm');
  void whenCalm().then(hearPublishing);
}
