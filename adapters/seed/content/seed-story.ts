/** A story of a demo shop as the content service keeps it: what is on it in each language, German as `default`. */
export type SeedStory = {
  readonly slug: string
  readonly name: string
  readonly content: { readonly [language: string]: unknown }
  /** What is not published yet. */
  readonly draft?: { readonly [language: string]: unknown }
}
