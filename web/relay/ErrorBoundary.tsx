import { Component } from 'react'
import type { ReactNode } from 'react'
import { readError, type ReadableError } from './errors.ts'

type ErrorBoundaryProps = {
  children: ReactNode
  /** A new value clears the failure, for example the next preloaded query. */
  resetKey?: unknown
  /** Draws the failure; `retry` clears it and renders the children again. */
  fallback: (failure: ReadableError, retry: () => void) => ReactNode
}

type ErrorBoundaryState = { error: unknown; hasFailed: boolean; resetKey: unknown }

/** Catches what its children throw while rendering, so that only this part of the page is replaced. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { resetKey, error: null, hasFailed: false }
  }

  readonly retry = () => this.setState({ error: null, hasFailed: false })

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(readError(this.state.error), this.retry)
  }
}
