// Event plates: the scene of the programme's subject on a ground of the season.
import { content } from '../../content';
import { nameIn } from '../lib/names';
import { plate } from '../lib/plate';
import { recipeFor, turns } from '../lib/recipes';

export const makeEvents = async () => {
  const events = content<{ title: string; date: string; thumbnail?: string }[]>('ro/events.json');
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
