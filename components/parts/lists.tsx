import { Card, CardGrid } from '@/components/ui/card';
import { DataTable } from '@/components/ui/data-table';
import { MarginItem, MarginList } from '@/components/ui/margin-list';
import { MoreLink } from '@/components/ui/more-link';
import { Tag } from '@/components/ui/tag';
import { Timeline } from '@/components/ui/timeline';
import type { PartsProps } from './samples';
import { Part, Shelf } from './shelf';

const plate = '/art/clothing/1.webp';

function Cards({ say }: PartsProps) {
  return (
    <CardGrid>
      <Card href="?" title={say.title} image={plate} date={<time>{say.date}</time>} text={say.text} />
      <Card href="?" title={say.longTitle} image={plate} date={<time>{say.date}</time>} text={say.text} />
      <Card href="?" title={say.title} tag={<Tag kind="free">{say.status[3]}</Tag>} />
      <Card href="?" title={say.title} text={say.text} />
    </CardGrid>
  );
}

export function Lists({ say }: PartsProps) {
  const content = (
    <>
      <h3>{say.title}</h3>
      <p>{say.text}</p>
    </>
  );
  const decades = ['1963–1969', '1970–1979'].map((label) => ({
    id: `d${label.slice(0, 4)}`,
    label,
    entries: [{ mark: label.slice(0, 4), content }],
  }));
  const columns = [
    { key: 'a', label: say.label },
    { key: 'b', label: say.short, numeric: true },
  ];
  return (
    <Shelf title="Lists">
      <Part name="card: with plate, long, tagged without plate, without date">
        <Cards say={say} />
      </Part>
      <Part name="margin-list: with tag and action, called off, without link">
        <MarginList>
          <MarginItem
            margin={say.date}
            title={say.title}
            href="?"
            text={say.place}
            tag={<Tag kind="moved">{say.status[2]}</Tag>}
            action={<MoreLink href="?">{say.short}</MoreLink>}
          />
          <MarginItem margin={say.date} title={say.title} href="?" text={say.place} off />
          <MarginItem margin={say.date} title={say.longTitle} />
        </MarginList>
      </Part>
      <Part name="timeline: by decade, with jumps">
        <Timeline jumpLabel={say.open} groups={decades} />
      </Part>
      <Part name="data-table">
        <DataTable caption={say.title} columns={columns} rows={[{ key: '1', cells: [say.author, '12'] }]} />
      </Part>
    </Shelf>
  );
}
