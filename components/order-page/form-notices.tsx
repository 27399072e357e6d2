import { problemKey } from '@/components/checkout/problem-key';
import { site } from '@/content/site';
import type { FormNotice, FormProblems } from '@/lib/orders/server/take-form';
import { fieldId } from './field';
import { fieldNames } from './form-fields';
import type { OrderWords } from './words';

/** The fields that are wrong, each leading to it. */
export function FormErrors({ problems, words }: { problems: FormProblems; words: OrderWords }) {
  const { checkout } = words;
  const wrong = fieldNames.flatMap((name) => (problems[name] ? [{ name, problem: problems[name] }] : []));
  if (wrong.length === 0) return null;
  return (
    <div className="private-notice" role="alert">
      <h2>{checkout('problems.title', { count: wrong.length })}</h2>
      <ul>
        {wrong.map(({ name, problem }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{checkout(`problems.fields.${name}`)}</a>:{' '}
            {checkout(`problems.${problemKey(problem)}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Title and texts of a notice, in the words of the order dialog where it has the same to say. */
function wordsOf(notice: FormNotice, { page, checkout }: OrderWords): [title: string, ...texts: string[]] {
  const { phone } = site.contact;
  const title = checkout('failure.title');
  switch (notice.kind) {
    case 'total-changed':
      return [page('totalChanged'), page('totalChangedHelp')];
    case 'dropped': {
      const titles = notice.titles.join(', ');
      return [title, titles === '' ? page('droppedUnknown') : page('dropped', { titles })];
    }
    case 'sold-out': {
      const titles = notice.titles.join(', ');
      const what = titles === '' ? checkout('failure.soldOutSome') : checkout('failure.sold-out', { titles });
      return [title, what, page('remove')];
    }
    case 'server':
      return [checkout('failure.uncertainTitle'), checkout('failure.server'), page('again')];
    case 'busy':
    case 'crowded':
      return [title, checkout(`failure.${notice.kind}`), page('again')];
    case 'mismatch':
      return [checkout('failure.mismatchTitle'), checkout('failure.mismatch', { phone })];
    case 'refused':
      return [title, checkout('failure.other', { phone }), checkout('failure.kept')];
  }
}

export function FormNoticeBox({ notice, words }: { notice: FormNotice; words: OrderWords }) {
  const [title, ...texts] = wordsOf(notice, words);
  return (
    <div className="private-notice" role="alert">
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
