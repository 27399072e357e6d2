/** @jest-environment node */
import fc from 'fast-check';
import { inZone } from '@/lib/content/moment';
import { eventTimes } from '@/lib/feeds/event-times';

describe('when a calendar says that an event is', () => {
  it('is told by the clocks of the place', () => {
    expect(
      eventTimes({
        date: '2025-05-24T09:00+03:00',
        end: '2025-05-24T10:45+03:00',
        timeZone: 'Asia/Tokyo',
      }),
    ).toEqual({
      zone: 'Asia/Tokyo',
      allDay: false,
      start: '2025-05-24T15:00:00',
      end: '2025-05-24T16:45:00',
    });
  });

  it('is two hours where no end is known, or one that cannot be', () => {
    for (const end of [undefined, '2026-12-12', '2026-12-12T18:00+02:00'])
      expect(eventTimes({ date: '2026-12-12T23:00+02:00', end, timeZone: undefined }).end).toBe(
        '2026-12-13T01:00:00',
      );
  });

  it('is whole days where no hour is known, up to the day after the last', () => {
    const days = (date: string, end?: string) => {
      const { allDay, start, end: until } = eventTimes({ date, end, timeZone: undefined });
      return [allDay, start, until];
    };
    expect(days('2026-12-31')).toEqual([true, '2026-12-31', '2027-01-01']);
    expect(days('2026-03-28', '2026-03-29T23:30+03:00')).toEqual([true, '2026-03-28', '2026-03-30']);
    expect(days('2026-03-28', '2026-03-01')).toEqual([true, '2026-03-28', '2026-03-29']);
  });

  it('is the instant of the record, in any zone', () => {
    const zone = fc.constantFrom('Europe/Bucharest', 'Europe/Lisbon', 'Asia/Tokyo', 'America/Sao_Paulo');
    // Not in the hour that clocks show twice.
    const instant = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2034-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zone, instant, (timeZone, date) => {
        date.setUTCHours(16, date.getUTCMinutes(), date.getUTCSeconds(), 0);
        const { start } = eventTimes({ date: date.toISOString(), end: undefined, timeZone });
        expect(Date.parse(inZone(start, timeZone))).toBe(date.getTime());
      }),
    );
  });
});
