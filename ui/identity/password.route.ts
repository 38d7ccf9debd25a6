import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { PageMarks } from '../binding/page-marks.ts'
import { pagePath } from '../binding/page-path.ts'
import * as requestReset from './request-password-reset.ts'
import * as choosePassword from './choose-password.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

/** One file for both pages of a forgotten password: every further chunk enlarges the first load. */
const isRequestPage = (request: Request): boolean => pagePath(new URL(request.url).pathname) === '/forgot-password'

export const loader = (args: LoaderFunctionArgs) => (isRequestPage(args.request) ? requestReset.loader() : choosePassword.loader(args))

export const action = (args: ActionFunctionArgs) => (isRequestPage(args.request) ? requestReset.action(args) : choosePassword.action(args))

export { PasswordPage as Component } from './PasswordPage.tsx'
