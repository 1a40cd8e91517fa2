import type { ConformanceRule } from './workspace-files.ts'

const tests = /\.(test|e2e|stories|bench)\.tsx?$/
const disabled =
  /\b(it|test|describe|suite)\.(skip|only|todo|fixme|skipIf|runIf)\b|\b(xit|xtest|xdescribe)\(/

/** A test runs or does not exist. */
export const disabledTests: ConformanceRule = {
  name: 'disabled-tests',
  check: (files) =>
    files.paths
      .filter((path) => tests.test(path) && !path.startsWith('tools/'))
      .flatMap((path) =>
        files
          .read(path)
          .split('\n')
          .flatMap((line, at) =>
            disabled.test(line)
              ? [`${path}:${at + 1}: a test runs or does not exist: mend or remove it`]
              : [],
          ),
      ),
}
