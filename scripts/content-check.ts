import { checkAddresses, missingPictures } from './content/addresses';
import { checkItems } from './content/items';
import { checkLetters } from './content/letters';
import { checkMusic } from './content/music';

/** Finds mistakes in content/ before a visitor does; `npm run content:check`, part of verify. */
for (const warning of missingPictures()) console.warn(`warning: ${warning}`);
const problems = [...checkItems(), ...checkLetters(), ...checkAddresses(), ...checkMusic()];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'content: no problems' : `content: ${problems.length} problem(s)`);
process.exit(problems.length === 0 ? 0 : 1);
