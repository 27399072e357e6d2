import type { Finding } from '@/lib/content/report';
import { screens } from '../api-contract/screens';
import { exitCodeOf } from './check';
import type { ApiCheck, ListCheck, LocaleCheck } from './check';

const few = 12;

/** The first of many, and how many more there are. */
const some = (all: readonly string[]) =>
  all.length > few ? [...all.slice(0, few), `… and ${all.length - few} more`] : [...all];

const nameOf = ({ id, index }: Finding) => (id === undefined ? `#${index}` : `#${index} (id ${id})`);

const problems: Readonly<Record<string, string>> = {
  missing: 'is missing',
  unusable: 'cannot be used',
  'parts-dropped': 'has parts that cannot be used',
  duplicate: 'is that of an earlier item',
};

function findingText(finding: Finding): string {
  const { field, problem, dropped } = finding;
  const what = problem === 'not-an-object' ? 'is not an object' : `${field} ${problems[problem] ?? problem}`;
  return `${nameOf(finding)} ${what}: ${dropped ? 'not shown' : 'shown without it'}`;
}

function localeText(check: LocaleCheck): string[] {
  const { locale, reached, problem, items, good, mended, dropped, findings, files, unpaired } = check;
  if (!reached) return [`  ${locale}  cannot be read: ${problem ?? ''} (${check.address})`];
  const loaded = files.asked - files.lost.length;
  return [
    `  ${locale}  ${items} items: ${good} good, ${mended} mended, ${dropped} dropped; ${loaded} of ${files.asked} files load`,
    ...(problem === undefined ? [] : [`      not read to its end: ${problem}`]),
    ...some(findings.map(findingText)).map((line) => `      ${line}`),
    ...(unpaired.length === 0 ? [] : [`      missing in this language: ${some(unpaired).join(', ')}`]),
    ...some(files.lost.map((file) => `${file.use} ${file.address}: ${file.problem}`)).map(
      (line) => `      ${line}`,
    ),
  ];
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function losses({ name, list, locales }: ListCheck): string[] {
  return locales.flatMap(({ locale, reached, problem, dropped, mended, unpaired, files }) => {
    const where = `${list} (${locale})`;
    if (!reached) return [`${where}: all of it, on ${screens[name]}`];
    return [
      problem === undefined ? '' : `${where}: what comes after ${problem}`,
      dropped === 0 ? '' : `${where}: ${count(dropped, 'item', 'items')} on ${screens[name]}`,
      mended === 0 ? '' : `${where}: something of ${count(mended, 'item', 'items')}`,
      unpaired.length === 0
        ? ''
        : `${where}: ${count(unpaired.length, 'item', 'items')} that another language has`,
      files.lost.length === 0
        ? ''
        : `${where}: ${count(files.lost.length, 'file', 'files')}; a plate stands in for a picture`,
    ].filter((line) => line !== '');
  });
}

/** What was found, for people: list by list, and at the end what visitors will miss. */
export function checkText(check: ApiCheck): string {
  const byList = check.lists.flatMap((list) => [list.list, ...list.locales.flatMap(localeText)]);
  const missed = check.lists.flatMap(losses);
  const end =
    missed.length === 0
      ? ['Visitors will miss nothing.']
      : ['Visitors will miss:', ...missed.map((line) => `  ${line}`)];
  const none =
    exitCodeOf(check) === 2
      ? ['', 'No list could be read: is this the address that API_URL would have?']
      : [];
  return [check.api, '', ...byList, '', ...end, ...none].join('\n');
}
