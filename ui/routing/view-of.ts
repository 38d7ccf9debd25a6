/** `order/own-order` is shown by `OwnOrderPage` of `ui/order/OwnOrderPage.tsx`. */
export const viewOf = (route: string): { readonly view: string; readonly component: `${string}Page` } => {
  const [topic = '', page = ''] = route.split('/')
  const component = `${page.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}Page` as const
  return { view: `ui/${topic}/${component}.tsx`, component }
}
