import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/server/log';
import type { Problem } from './define-list';
import type { ListName } from './lists';

/** A problem of one item: its place in the host's list, from 0, and its number where it has one. */
export type Finding = Problem & { index: number; id?: number | string | undefined; dropped: boolean };

export type ListReport = {
  list: ListName;
  locale: Locale;
  /** Items the host sent, and those of them that are shown. */
  items: number;
  shown: number;
  findings: Finding[];
  /** When the list was read, in milliseconds since 1970. */
  time: number;
};

/** Enough to see what is wrong with a list, and bounded when all of it is. */
const maxFindings = 200;

const scope = globalThis as typeof globalThis & { __contentReports?: Map<string, ListReport> };
const reports = () => (scope.__contentReports ??= new Map());

const nameOf = ({ index, id, field, problem }: Finding) => [id ?? `#${index}`, field, problem].join(' ');

/** Keeps what was found in a list, and logs what was not found the last time it was read. */
export function reportList(report: Omit<ListReport, 'time'>) {
  const { list, locale } = report;
  const findings = report.findings.slice(0, maxFindings);
  const before = new Set(reports().get(`${list}.${locale}`)?.findings.map(nameOf));
  for (const finding of findings) {
    if (before.has(nameOf(finding))) continue;
    const { index, id, field, problem, dropped } = finding;
    log.warn({ list, locale, index, id, field, problem }, dropped ? 'content item dropped' : 'content item mended');
  }
  reports().set(`${list}.${locale}`, { ...report, findings, time: Date.now() });
}

/** What was found in every list this process has read, for the operator. */
export const contentReport = (): ListReport[] => [...reports().values()];
