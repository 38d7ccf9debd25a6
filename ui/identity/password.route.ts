import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { PageMarks } from '../binding/page-marks.ts'
import { pagePath } from '../binding/page-path.ts'
import * as asking from './ask-for-password.ts'
import * as choosing from './choose-password.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

/** One file for both halves of a forgotten password, since each file that is fetched weighs on the first page of a visit. */
const isAsked = (request: Request): boolean => pagePath(new URL(request.url).pathname) === '/forgot-password'

export const loader = (asked: LoaderFunctionArgs) => (isAsked(asked.request) ? asking.loader() : choosing.loader(asked))

/** After the answer the letter is used up: the page that was opened says how it went. */
export const shouldRevalidate = (): boolean => false

export const action = (asked: ActionFunctionArgs) => (isAsked(asked.request) ? asking.action(asked) : choosing.action(asked))

export { PasswordPage as Component } from './PasswordPage.tsx'
