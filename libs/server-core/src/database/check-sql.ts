/** What a cluster of PostgreSQL nodes, with a space per node, would refuse in the text; empty when nothing. */
export function checkEmittedSql(text: string): string[] {
  return bare(text)
    .split(';')
    .flatMap((statement) => rules.flatMap(({ says, broken }) => (broken(statement) ? [says] : [])))
}

const rules: readonly { says: string; broken: (statement: string) => boolean }[] = [
  {
    says: 'no triggers on the tables of a space: do it in the same transaction instead',
    broken: (sql) => /\bcreate\b.*\btrigger\b.*\bon\s+"?t_/s.test(sql),
  },
  {
    says: 'no volatile function in UPDATE: pass the value',
    broken: (sql) =>
      /\bupdate\b.*\bset\b.*\b(gen_random_uuid|uuidv[47]|random|clock_timestamp|nextval)\s*\(/s.test(
        sql,
      ),
  },
  {
    says: 'no sub-query in INSERT VALUES: INSERT ... SELECT instead',
    broken: (sql) => /\binsert\s+into\b[^;]*\bvalues\s*\([^;]*\(\s*select\b/s.test(sql),
  },
  {
    says: 'one space a statement: no joins and no foreign keys across spaces',
    broken: (sql) =>
      new Set([...sql.matchAll(/"?\b(t_[a-z0-9]+)"?\s*\./g)].map((m) => m[1])).size > 1,
  },
  {
    says: 'every table has a primary key',
    broken: (sql) =>
      /\bcreate\s+(unlogged\s+)?table\b/s.test(sql) &&
      !/\bprimary\s+key\b|\bpartition\s+of\b|\blike\b.*\bincluding\b/s.test(sql),
  },
  {
    says: 'CREATE SCHEMA stands alone',
    broken: (sql) => /\bcreate\s+schema\b.*\bcreate\s+(table|view|index)\b/s.test(sql),
  },
  {
    says: 'sequences are bigint',
    broken: (sql) => /\b(small)?serial\b|\bint(eger|4)?\s+generated\b/s.test(sql),
  },
]

function bare(text: string): string {
  return text
    .replace(/--[^\n]*/g, '')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
}
