import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { Providers } from '@/app/providers';
import { NoScriptSongs } from '@/components/player/no-script-songs';
import { PlayerBand } from '@/components/player/player-band';
import { fakeBrowser, words, tracks } from './support';

const page = (
  <Providers>
    <PlayerBand links={{}} locale="ro" tracks={tracks} texts={{}} words={words} />
  </Providers>
);

it('is whole in the first HTML and is taken over as it is', async () => {
  fakeBrowser();
  const html = renderToString(page);
  for (const { title } of tracks) expect(html).toContain(title);
  expect(html).toContain('00:00');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  await act(async () => void hydrateRoot(container, page));
  expect(container.querySelectorAll('audio')).toHaveLength(0);
  expect(document.querySelectorAll('body > audio')).toHaveLength(1);
});

it('gives every song the browser’s own controls where scripts do not run', () => {
  const html = renderToString(<NoScriptSongs songs={tracks} intro={words.play} />);
  expect(html).toMatch(/^<noscript>.*<\/noscript>$/);
  // With scripting on, as here, the content of noscript is plain text.
  const page = new DOMParser().parseFromString(html.replaceAll('noscript', 'div'), 'text/html');
  const players = page.querySelectorAll('audio[controls][preload="none"]');
  expect([...players].map((player) => player.getAttribute('src'))).toEqual(tracks.map(({ file }) => file));
});
