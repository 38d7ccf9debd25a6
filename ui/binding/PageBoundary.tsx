import { Component, type ReactNode } from 'react'
import { FaultContext } from './page-context.ts'

type Props = { readonly fallback: ReactNode; readonly children: ReactNode }

/** Shows the error page in place of a page whose components fail. */
export class PageBoundary extends Component<Props, { readonly error?: unknown }> {
  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error }
  }

  override state: { readonly error?: unknown } = {}

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <FaultContext value={error}>{this.props.fallback}</FaultContext>
  }
}
