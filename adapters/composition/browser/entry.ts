import { PAGE_DATA_ID, type PageData } from '../pages/page-data.ts'
import { stepEarly } from '../../../ui/binding/step-early.ts'
import { whenAtRest } from '../../../ui/binding/when-at-rest.ts'

/** Everything at once over the wire, whichever of it asks for the other. */
const fetchAll = (files: readonly string[]): void => {
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

const start = async (): Promise<void> => {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}'
  const data = JSON.parse(json) as PageData
  fetchAll(data.assets.preloads)
  // The libraries run first and the shop's own parts after them: a slow phone answers its shopper between the two.
  await import('./libraries.ts')
  const { wake } = await import('./wake.tsx')
  await wake(data, json, leaveSteps)
}

const leaveSteps = stepEarly()

// Text and picture come first: until then the page works as it does without script.
whenAtRest(() => void start())
