const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  link.sheet === null
    ? new Promise((resolve) => { link.addEventListener('load', resolve, { once: true }) })
    : Promise.resolve()

/** The same markup and styles in a frame of another width: media queries use the width of the frame. */
export const atWidth = async <Answer>(
  width: number,
  element: HTMLElement,
  look: (root: HTMLElement, view: Window) => Answer,
): Promise<Answer> => {
  const frame = document.createElement('iframe')
  frame.style.cssText = `position:absolute;top:0;left:0;border:0;width:${width}px;height:900px`
  document.body.append(frame)
  const inner = frame.contentDocument
  const view = frame.contentWindow
  if (inner === null || view === null) throw new Error('No frame')
  inner.documentElement.dataset['brand'] = document.documentElement.dataset['brand'] ?? 'iris'
  for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) inner.head.append(inner.importNode(style, true))
  // A scroll bar would reduce the width.
  inner.documentElement.style.scrollbarGutter = 'auto'
  inner.body.innerHTML = element.innerHTML
  await Promise.all([...inner.querySelectorAll('link')].map(loaded))
  const answer = look(inner.body, view)
  frame.remove()
  return answer
}
