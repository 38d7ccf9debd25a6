import type { Assets } from '../pages/page-data.ts'

/** Resolves once the style sheet applies; throws if it cannot be loaded. */
const dressed = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => { resolve() })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The styles at ${href} did not arrive`))
    })
    document.head.append(link)
  })

/** Loads the styles that the first page came without. */
export const loadStyles = async ({ styles, laterStyles }: Pick<Assets, 'styles' | 'laterStyles'>): Promise<void> => {
  await Promise.all(laterStyles.filter((href) => !styles.includes(href)).map(dressed))
}
