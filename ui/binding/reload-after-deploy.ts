const RELOADED = 'reloaded-for'

/** The script this page was started by; its name says of which build it is. */
const ownScript = (): string | null | undefined => document.querySelector('script[type=module][src]')?.getAttribute('src')

/**
 * Code that is gone while the shop answers with another build: there was a deploy. The page is read anew, once for a build; what was
 * typed is kept meanwhile (`useKeptInput`). Anything else, such as being offline, leaves the page alone.
 */
export const reloadAfterDeploy = async (): Promise<void> => {
  const build = ownScript() ?? ''
  try {
    const answer = await fetch(location.href)
    if (!answer.ok || (await answer.text()).includes(build) || sessionStorage.getItem(RELOADED) === build) return
    sessionStorage.setItem(RELOADED, build)
    location.reload()
  } catch {
    // Nobody answers, or nothing can be noted: the page stays as it is.
  }
}
