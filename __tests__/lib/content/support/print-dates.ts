import { inZone, readMoment } from '@/lib/content/moment';
import { dayOf, formatLongDate, formatTime } from '@/lib/i18n/dates';

const naive = inZone(readMoment('2027-05-05T19:00:00') ?? '');
const abroad = inZone(readMoment('2027-05-05 20:30') ?? '', 'America/New_York');

console.log(
  JSON.stringify([
    formatTime('ro', naive),
    formatTime('en', abroad, 'America/New_York'),
    formatLongDate('ro', '2027-05-05', 'America/New_York'),
    dayOf('2027-05-05', 'Pacific/Auckland'),
    dayOf('2027-05-05T23:30:00Z'),
  ]),
);
