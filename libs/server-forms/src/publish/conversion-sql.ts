import { type Field, optionsOf, textLimit } from '@atrium/domain-forms'
import type { SqlParameters } from '../tables/sql-parameters'

/** Where days and times meet when a value has no zone of its own. */
const zone = `'Asia/Shanghai'`

const plainNumber = `'^[+-]?(0|[1-9][0-9]{0,14})([.][0-9]{1,15})?$'`
const dayPattern = `'^[0-9]{4}[-/.][0-9]{1,2}[-/.][0-9]{1,2}$'`
const timePattern = `[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,3})?)?`
const localPattern = `'^${timePattern}$'`
const instantPattern = `'^${timePattern}(Z|[+-][0-9]{2}:?[0-9]{2})$'`

/**
 * The value of `column` as the new kind of field would hold it, and null where it would be lost.
 * @param column Quoted.
 */
export function conversionSql(
  column: string,
  from: Field,
  to: Field,
  params: SqlParameters,
): string {
  switch (to.kind) {
    case 'text':
      return shortSql(textSql(column, from, params))
    case 'long-text':
      return textSql(column, from, params)
    case 'number':
    case 'currency':
      return numberSql(column, from, to)
    case 'date':
      return from.kind === 'date-time' ? dayOfInstantSql(column) : dayOfTextSql(column)
    case 'date-time':
      return from.kind === 'date'
        ? `(${column}::timestamp at time zone ${zone})`
        : instantOfTextSql(column)
    case 'switch':
      // Only to go back to a switch that became a text.
      // oxlint-disable-next-line atrium/visible-text -- what such a text was made of
      return `case btrim(${column}) when '是' then true when '否' then false end`
    case 'single-select':
      return from.kind === 'multi-select'
        ? `case when cardinality(${column}) = 1 and ${column}[1] = any(${idsOf(to, params)}) then ${column}[1] end`
        : optionSql(`btrim(${column})`, to, params)
    case 'multi-select':
      return from.kind === 'single-select'
        ? `case when ${column} = any(${idsOf(to, params)}) then array[${column}] end`
        : optionsSql(column, to, params)
    default:
      return 'null'
  }
}

function textSql(column: string, from: Field, params: SqlParameters): string {
  switch (from.kind) {
    case 'number':
    case 'currency':
      return `trim_scale(${column})::text`
    case 'date':
      return `to_char(${column}, 'YYYY-MM-DD')`
    case 'date-time':
      return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    case 'switch':
      // oxlint-disable-next-line atrium/visible-text -- a value of the person's data from here on
      return `case when ${column} then '是' else '否' end`
    case 'single-select':
      return labelSql(column, from, params)
    case 'multi-select':
      return `array_to_string(array(select ${labelSql('held', from, params)} from unnest(${column}) held), '、')`
    default:
      return column
  }
}

function shortSql(text: string): string {
  return `case when char_length(${text}) <= ${textLimit} then ${text} end`
}

/** Leading zeros mean that it is no number to whoever wrote it, so such a text would be lost. */
function numberSql(column: string, from: Field, to: Field): string {
  const places = 'decimals' in to && to.decimals !== null ? to.decimals : 15
  const fits = (number: string) =>
    `case when scale(trim_scale(${number})) <= ${places} then trim_scale(${number}) end`
  if (from.kind === 'number' || from.kind === 'currency') return fits(column)
  const text = `btrim(${column})`
  const digits = `length(regexp_replace(${text}, '[^0-9]', '', 'g'))`
  return `case when ${text} ~ ${plainNumber} and ${digits} <= 15 then ${fits(`${text}::numeric`)} end`
}

function dayOfTextSql(column: string): string {
  const text = `translate(btrim(${column}), '/.', '--')`
  return `case when btrim(${column}) ~ ${dayPattern} then
    case when pg_input_is_valid(${text}, 'date') then ${text}::date end end`
}

function dayOfInstantSql(column: string): string {
  const local = `(${column} at time zone ${zone})`
  return `case when ${local}::time = '00:00' then ${local}::date end`
}

function instantOfTextSql(column: string): string {
  const text = `btrim(${column})`
  return `case
    when ${text} ~ ${instantPattern} then
      case when pg_input_is_valid(${text}, 'timestamptz') then ${text}::timestamptz end
    when ${text} ~ ${localPattern} then
      case when pg_input_is_valid(${text}, 'timestamp') then ${text}::timestamp at time zone ${zone} end
    else ${dayOfTextSql(column)}::timestamp at time zone ${zone} end`
}

function idsOf(field: Field, params: SqlParameters): string {
  return `${params.add(optionsOf(field).map((option) => option.id))}::text[]`
}

function labelSql(id: string, field: Field, params: SqlParameters): string {
  const labels = `${params.add(optionsOf(field).map((option) => option.label))}::text[]`
  return `coalesce((${labels})[array_position(${idsOf(field, params)}, ${id})], ${id})`
}

/** The choice of this label; one still offered comes before an archived one of the same name. */
function optionSql(label: string, field: Field, params: SqlParameters): string {
  const options = optionsOf(field).toSorted((a, b) => Number(a.archived) - Number(b.archived))
  const ids = `${params.add(options.map((option) => option.id))}::text[]`
  const labels = `${params.add(options.map((option) => option.label))}::text[]`
  return `(${ids})[array_position(${labels}, ${label})]`
}

/** The choices a text names, parted by commas, semicolons or line ends, unless all of it is one label. */
function optionsSql(column: string, field: Field, params: SqlParameters): string {
  const whole = optionSql(`btrim(${column})`, field, params)
  const parts = `array(select ${optionSql('btrim(part)', field, params)}
    from regexp_split_to_table(${column}, '[,;，；、\\n]') part where btrim(part) <> '')`
  return `case when ${whole} is not null then array[${whole}]
    when array_position(${parts}, null) is null and cardinality(${parts}) > 0 then ${parts} end`
}
