// Event plates: the scene of the programme's subject on a ground of the season.
import { content, nameIn } from '../lib/content.mjs';
import { plate } from '../lib/plate.mjs';
import { recipeFor, turns } from '../lib/recipes.mjs';

export const makeEvents = async () => {
  const events = content('ro/events.json');
  const turn = turns(events.map((e) => e.title));
  for (const [i, { title, date, thumbnail }] of events.entries()) {
    if (!thumbnail) continue;
    await plate(`/art/event/${nameIn(thumbnail, 'event')}`, recipeFor(title, date, turn[i]), {
      width: 960,
      height: 720,
      preview: true,
    });
  }
};
