import { data, type LoaderFunctionArgs } from 'react-router'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'

/** Whoever comes here is signed out by now: the page says the same to everybody. */
export const loader = (_asked: LoaderFunctionArgs) => data(null, { headers: PRIVATE_PAGE })

/** Nothing is sent to this page. */
export const action = () => data(null, { status: 405, headers: PRIVATE_PAGE })
