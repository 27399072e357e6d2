'use client';

import { Component } from 'react';
import type { ReactNode } from 'react';

type FallbackBoundaryProps = { onError: () => void; children: ReactNode };

/** Keeps the page when foreign code throws inside it; what is shown instead is the caller's part. */
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
