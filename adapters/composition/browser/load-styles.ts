import type { Assets } from '../pages/page-data.ts'

/** Resolves once it dresses the page; throws where it does not arrive. */
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

/** Brings the styles that the page at hand came without. */
export const loadStyles = async ({ styles, laterStyles }: Pick<Assets, 'styles' | 'laterStyles'>): Promise<void> => {
  await Promise.all(laterStyles.filter((href) => !styles.includes(href)).map(dressed))
}
