import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { cx } from '@/components/ui/cx';
import prose from '@/components/ui/prose.module.css';
import type { Markup } from '@/lib/content/types';
import { keepTogether } from '@/lib/text/keep-together';
import { toCutTree } from '@/lib/text/to-tree';
import { videoOf } from '@/lib/text/video';
import { CutNotice } from './cut-notice';
import { VideoFigure } from './video-figure';

/** A wide table scrolls on its own, also with the keyboard; the page never scrolls sideways. */
const ScrollingTable = (props: ComponentProps<'table'>) => <table tabIndex={0} {...props} />;

type TextFigureProps = ComponentProps<'figure'> & { 'data-video'?: string };

/** A figure of the text, or a video. */
function TextFigure({ 'data-video': address = '', ...props }: TextFigureProps) {
  const video = videoOf(address);
  return video ? <VideoFigure video={video} /> : <figure {...props} />;
}

const components = { table: ScrollingTable, figure: TextFigure };

type RichTextProps = {
  markup: Markup;
  /** Level of the highest heading in the text. */
  headings?: number;
  /** On wide screens: headings in the margin, text in the column beside it. */
  inColumns?: boolean;
  className?: string | undefined;
  lang?: string | undefined;
};

/** Markup from outside, as React elements: never a raw string. */
export function RichText({ markup, headings = 2, inColumns, className, lang }: RichTextProps) {
  const { tree, cut } = toCutTree(markup.html, headings);
  return (
    <div className={cx(prose.prose, inColumns && prose.inColumns, className)} lang={lang}>
      {toJsxRuntime(keepTogether(tree), { Fragment, jsx, jsxs, components })}
      {cut && <CutNotice />}
    </div>
  );
}
