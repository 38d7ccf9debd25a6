import type { Block } from './block.ts'

/** A page of the content service: where it stands below the language prefix, what it is called, what is on it. */
export type ContentPage = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly body: readonly Block[]
}
