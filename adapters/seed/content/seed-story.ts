/** A story of a demo shop in the content service's form: its content in each language, German as `default`. */
export type SeedStory = {
  readonly slug: string
  readonly name: string
  readonly content: { readonly [language: string]: unknown }
  /** The unpublished version. */
  readonly draft?: { readonly [language: string]: unknown }
}
