import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { pagePath } from '../binding/page-path.ts'
import * as devices from './devices-part.ts'
import * as password from './password-part.ts'

/** One file for all pages of this topic: each that is fetched apart weighs on the first page of a visit. */
const isPassword = (request: Request): boolean => pagePath(new URL(request.url).pathname) === '/my-account/password'

export const loader = (asked: LoaderFunctionArgs) => (isPassword(asked.request) ? password.loader(asked) : devices.loader(asked))

export const action = (asked: ActionFunctionArgs) => (isPassword(asked.request) ? password.action(asked) : devices.action(asked))

export { SecurityPages as Component } from './SecurityPages.tsx'
