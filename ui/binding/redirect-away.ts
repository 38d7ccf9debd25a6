import { redirectDocument } from 'react-router'
import { RETURN_HEADER } from './page-content.ts'

/**
 * Redirects to another site. The browser's back button then leads to `returnPath`, since the page that was left may no longer
 * exist; without script the browser asks for that page again.
 */
export const redirectAway = (url: string, returnPath: string): Response => {
  const response = redirectDocument(url)
  response.headers.set(RETURN_HEADER, returnPath)
  return response
}
