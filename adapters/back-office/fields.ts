import { html, type Html } from './html.ts'

/** The fields of a form that was refused, so that no input is lost. */
export type Typed = URLSearchParams

/** The value of a field: what was typed into this form, else the stored value. */
export const typedOr = (typed: Typed, isThisForm: boolean, name: string, otherwise: string): string =>
  isThisForm ? (typed.get(name) ?? '') : otherwise

type Field = {
  readonly label: string
  readonly name: string
  readonly value?: string
  readonly type?: string
  readonly isRequired?: boolean
  /** An explanation below the field; `id` is that of its text, unique in the page. */
  readonly help?: { readonly id: string; readonly text: string }
  /** Further attributes, written by us. */
  readonly more?: Html
}

export const field = ({ label, name, value = '', type = 'text', isRequired = false, help, more }: Field): Html => {
  const attributes = html`${isRequired && html` required`}${help && html` aria-describedby="${help.id}"`} ${more}`
  return html`<label>${label}<input name="${name}" type="${type}" value="${value}"${attributes}></label>${
    help && html`<p class="soft help" id="${help.id}">${help.text}</p>`}`
}

export const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}">`

type Choice = { readonly value: string; readonly label: string }

export const select = (label: string, name: string, choices: readonly Choice[], chosen?: string): Html =>
  html`<label>${label}<select name="${name}">${choices.map(({ value, label: text }) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)}</select></label>`

export const check = (label: string, name: string, isChecked: boolean, value = 'yes'): Html =>
  html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${isChecked && html` checked`}> ${label}</label>`

/** The browser does not send the form without this tick. */
export const sure = (label: string, name: string): Html =>
  html`<label class="check"><input type="checkbox" name="${name}" value="yes" required> ${label}</label>`

/** One of several forms on a page. */
export const actionForm = (act: string, label: string, fields: Html, look = ''): Html =>
  html`<form class="fields" method="post">${hidden('act', act)}${fields}<button class="${look}">${label}</button></form>`

export const card = (heading: string, content: Html): Html => html`<section class="card"><h2>${heading}</h2>${content}</section>`
