import { defineFeature, offer } from '@atrium/core-routing'
import { type FieldSubject, type SubjectFieldProps, subjectFields } from '../shell-slots'

interface KnownSubject {
  readonly name: string
  readonly subject: FieldSubject
}

/** Offers a field of subjects that are known by heart, a box each: for tests of pages that ask whom something is for. */
export function subjectsFeature(known: readonly KnownSubject[]) {
  const offered = [{ name: 'Everybody', subject: { kind: 'everyone' } as const }, ...known]
  const namesOf = (kind: string, id: string) =>
    known.find(({ subject }) => subject.kind === kind && 'id' in subject && subject.id === id)
      ?.name ?? null
  return defineFeature({
    id: 'known-subjects',
    routes: [],
    slots: [
      offer(subjectFields, {
        render: (props) => <KnownSubjects {...props} offered={offered} />,
        useNames: () => namesOf,
      }),
    ],
  })
}

function KnownSubjects({
  value,
  onChange,
  offered,
}: SubjectFieldProps & { readonly offered: readonly KnownSubject[] }) {
  return offered.map(({ name, subject }) => {
    const others = value.filter((each) => keyOf(each) !== keyOf(subject))
    const isHeld = others.length < value.length
    return (
      <label key={keyOf(subject)}>
        <input
          type="checkbox"
          checked={isHeld}
          onChange={() => onChange(isHeld ? others : [...others, subject])}
        />
        {name}
      </label>
    )
  })
}

function keyOf(subject: FieldSubject): string {
  return `${subject.kind} ${'id' in subject ? subject.id : ''}`
}
