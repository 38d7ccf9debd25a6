import { readMarkup } from '../../adapters/markup/read-markup.ts'
import { openContentService, type StoredStory } from '../../adapters/content-service/content-service.ts'
import { makeContentClient } from '../../adapters/storyblok/content-client.ts'
import { openContentInMemory } from '../../adapters/storyblok/content-in-memory.ts'

type Answer = (url: URL) => Response | undefined

const ENDPOINT = 'http://content.example/v2'

/**
 * The content of one brand's shop, asked of a content service that counts and may fail where a test wants it to; time stands still until
 * it is moved.
 */
export const openContentFixture = (first: readonly StoredStory[]) => {
  let stories = first
  let instead: Answer = () => undefined
  let now = 0
  const requests: URL[] = []
  const problems: string[] = []
  const service = openContentService([{ name: 'iris', token: 'open', previewToken: 'look', stories: () => stories }])
  const client = makeContentClient({
    endpoint: ENDPOINT, token: 'open', timeout: 1000,
    fetch: (url) => {
      requests.push(url)
      return Promise.resolve(instead(url) ?? service.respond(url))
    },
  })
  const content = openContentInMemory({
    readMarkup,
    clients: new Map([['iris', client]]), clock: () => now, every: 1000, report: (problem) => { problems.push(problem) },
  })
  return {
    content,
    problems,
    change: (next: readonly StoredStory[]) => { stories = next },
    /** Replaces responses of the service. */
    answerWith: (respond: Answer) => { instead = respond },
    later: (milliseconds: number) => { now += milliseconds },
    /** The requests so far whose path ends with this. */
    requestsFor: (end: string) => requests.filter(({ pathname }) => pathname.endsWith(end)),
    requests: () => requests.map(({ pathname }) => pathname.replace('/v2/cdn/', '')),
  }
}
