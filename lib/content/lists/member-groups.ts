import { object } from 'yup';
import { defineList } from '../define-list';
import { choice, parts, title } from '../fields';
import { voiceParts } from '../roster';

export const memberGroups = defineList({
  path: 'members',
  schema: object({
    letter: title().required(),
    persons: parts(
      object({ name: title().required(), position: title(), voice: choice(voiceParts) }),
    ).required(),
  }),
  map: (from) => ({
    letter: from.letter,
    persons: from.persons.map(({ name, position = '', voice }) => ({ name, position, voice })),
  }),
  unique: ['letter'],
});
