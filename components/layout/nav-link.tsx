'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { currentFor } from '@/lib/routing/pathname';

type NavLinkProps = {
  href: string;
  /** Addresses below this one also count as current; defaults to the link's own address. */
  section?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function NavLink({ href, section, className, children }: NavLinkProps) {
  const current = currentFor(usePathname(), href, section);
  return (
    <Link href={href} className={className} aria-current={current} prefetch={false}>
      {children}
    </Link>
  );
}
