import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import * as password from './password-part.ts'

/** One file for all pages of this topic: each that is fetched apart weighs on the first page of a visit. */
export const loader = (asked: LoaderFunctionArgs) => password.loader(asked)

export const action = (asked: ActionFunctionArgs) => password.action(asked)

export { OwnPasswordPage as Component } from './OwnPasswordPage.tsx'
