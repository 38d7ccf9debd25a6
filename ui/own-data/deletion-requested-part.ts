import { data, type LoaderFunctionArgs } from 'react-router'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'

/** The visitor is signed out by now: the page is the same for everybody. */
export const loader = (_args: LoaderFunctionArgs) => data(null, { headers: PRIVATE_PAGE })

/** This page has no form. */
export const action = () => data(null, { status: 405, headers: PRIVATE_PAGE })
