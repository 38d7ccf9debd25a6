import type { Block } from './block.ts'

/** A page of the content service: its path below the language prefix, its title and its blocks. */
export type ContentPage = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly body: readonly Block[]
}
