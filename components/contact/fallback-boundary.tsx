'use client';

import { Component } from 'react';
import type { ReactNode } from 'react';

type FallbackBoundaryProps = { onError: () => void; children: ReactNode };

/** Keeps the page alive when third-party code inside it throws; the caller provides the fallback. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
