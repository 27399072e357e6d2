import type { ReactNode } from 'react';

/** For all pages below: none is made before somebody asks for it. */
export const generateStaticParams = () => [];

export default function AboutLayout({ children }: { children: ReactNode }) {
  return children;
}
