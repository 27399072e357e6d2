import { cutAtJoinedWords } from '@/lib/joined-words';

/** A plain text whose short hyphenated words („s-a”, „într-un”) stay on one line. */
export function Words({ text }: { text: string }) {
  return cutAtJoinedWords(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} data-together="">
        {part}
      </span>
    ),
  );
}
