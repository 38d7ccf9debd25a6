/** A campaign for another product: rendered for its visitor, never cached, and the same page. */
export const aloneOf = (page: string): string => `${page}?atc=99999999`

type Hit = { readonly product_id: number; readonly title: string }

/** The address of the product whose title begins like this, else of the first result. */
export const productNamed = async (url: string, title: string): Promise<string> => {
  const searchResponse = await fetch(`${url}/api/search?term=${encodeURIComponent(title)}&page=0&hitsPerPage=20&locale=de`)
  const response = (await searchResponse.json()) as { readonly result: readonly Hit[] }
  const hit = response.result.find((one) => one.title.toLowerCase().startsWith(title.toLowerCase())) ?? response.result[0]
  if (hit === undefined) throw new Error(`No product named ${title}`)
  return `${url}/p/${hit.product_id}`
}
