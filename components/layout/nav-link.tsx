'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { currentFor } from '@/lib/routing/pathname';

type NavLinkProps = {
  href: string;
  /** Addresses under it count as this place too; the link's own address when absent. */
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
