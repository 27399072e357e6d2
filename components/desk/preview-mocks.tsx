import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Preview } from '@/lib/seo/own-preview';
import type { Head } from '@/lib/seo/preview';
import { absolute } from '@/lib/seo/graph/node';
import type { DeskWords } from './words';

type MocksProps = { words: DeskWords; preview: Preview; head: Head; language: Locale };

type Mock = 'whatsappLarge' | 'whatsappSquare' | 'facebook' | 'x' | 'linkedin' | 'google';

/** A preview picture in the frame of a program, which crops it. */
function Card({
  words: { desk },
  preview: { cardPath },
  head,
  frame,
}: MocksProps & { frame: 'wide' | 'square' }) {
  return cardPath === undefined ? (
    <span className={`preview-picture preview-${frame}`}>{desk('previews.noCard')}</span>
  ) : (
    <img
      src={cardPath}
      alt={head.card.alt}
      width={1200}
      height={630}
      className={`preview-picture preview-${frame}`}
    />
  );
}

/** The site's host, as most of them print it. */
const hostOf = (path: string) => new URL(absolute(path)).host.replace(/^www\./, '');

const drawings: Record<Mock, (props: MocksProps) => ReactNode> = {
  whatsappLarge: (props) => (
    <>
      <Card {...props} frame="wide" />
      <span className="preview-text">
        <strong className="preview-two">{props.head.title}</strong>
        <span className="preview-one">{props.head.description}</span>
        <span className="preview-host">{hostOf(props.preview.path)}</span>
      </span>
    </>
  ),
  whatsappSquare: (props) => (
    <span className="preview-row">
      <Card {...props} frame="square" />
      <span className="preview-text">
        <strong className="preview-one">{props.head.title}</strong>
        <span className="preview-two">{props.head.description}</span>
        <span className="preview-host">{hostOf(props.preview.path)}</span>
      </span>
    </span>
  ),
  facebook: (props) => (
    <>
      <Card {...props} frame="wide" />
      <span className="preview-text">
        <span className="preview-host">{hostOf(props.preview.path).toUpperCase()}</span>
        <strong className="preview-two">{props.head.title}</strong>
        <span className="preview-one">{props.head.description}</span>
      </span>
    </>
  ),
  x: (props) => (
    <span className="preview-covered">
      <Card {...props} frame="wide" />
      <span className="preview-label preview-one">{props.head.title}</span>
    </span>
  ),
  linkedin: (props) => (
    <>
      <Card {...props} frame="wide" />
      <span className="preview-text">
        <strong className="preview-two">{props.head.title}</strong>
        <span className="preview-host">{hostOf(props.preview.path)}</span>
      </span>
    </>
  ),
  google: ({ head, preview: { path } }) => (
    <span className="preview-text">
      <span>{head.siteName}</span>
      <span className="preview-host">{[hostOf(path), ...path.split('/').filter(Boolean)].join(' › ')}</span>
      <span className="preview-found preview-two">{head.document}</span>
      <span className="preview-two">{head.description}</span>
    </span>
  ),
};

const mocks = Object.keys(drawings) as Mock[];

/** The page as each program draws it, roughly: what is cut, and where. */
export function PreviewMocks(props: MocksProps) {
  return (
    <div className="preview-list">
      {mocks.map((mock) => (
        <figure key={mock} className="preview">
          <figcaption>{props.words.desk(`previews.programs.${mock}`)}</figcaption>
          <div className="preview-frame" lang={props.language}>
            {drawings[mock](props)}
          </div>
        </figure>
      ))}
    </div>
  );
}
