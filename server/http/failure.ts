import {
  failures,
  type FailureBody,
  type FailureCode,
  type FieldIssue,
  type NewerVersion,
} from '#contract/failures.ts';
import { MESSAGE_SEPARATOR } from '#contract/constants.ts';

interface FailureOptions {
  /** A more exact message than the code's own. */
  message?: string;
  issues?: FieldIssue[];
  headers?: Record<string, string>;
  newer?: NewerVersion;
  /** The new address of a moved page; '' if it is gone (410). */
  movedTo?: string | null;
}

/** A call that cannot be answered as asked, for a reason that the contract names. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly issues: FieldIssue[];
  readonly headers: Record<string, string>;
  readonly newer: NewerVersion | undefined;
  readonly movedTo: string | null;

  constructor(code: FailureCode, { message, issues = [], headers = {}, newer, movedTo = null }: FailureOptions = {}) {
    super(message ?? failures[code].message);
    this.name = 'Failure';
    this.code = code;
    this.issues = issues;
    this.headers = headers;
    this.newer = newer;
    this.movedTo = movedTo;
  }

  get status(): number {
    return failures[this.code].status;
  }

  toBody(): FailureBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.issues.length > 0 && { issues: this.issues }),
      ...(this.newer && { newer: this.newer }),
      ...(this.movedTo && { movedTo: this.movedTo }),
      ...(this.movedTo === '' && { isGone: true }),
    };
  }
}

/** More validation errors do not help. */
const ISSUES_MAX = 50;

interface ValidationIssue {
  path: PropertyKey[];
  message: string;
  code?: string | undefined;
  keys?: string[] | undefined;
}

/** The errors of a validator as one failure: each invalid field once, with the messages joined. */
export function invalidInput(found: readonly ValidationIssue[]): Failure {
  const issues = found.flatMap(toFieldIssues).slice(0, ISSUES_MAX);
  const message = [...new Set(issues.map((issue) => issue.message))].join(MESSAGE_SEPARATOR);
  return new Failure('invalid', { message, issues });
}

function toFieldIssues({ path, message, code, keys }: ValidationIssue): FieldIssue[] {
  const fieldPath = path.map(String);
  if (code !== 'unrecognized_keys')
    return [{ path: fieldPath.join('.'), message: message || failures.invalid.message }];
  return (keys ?? []).map((key) => ({ path: [...fieldPath, key].join('.'), message: `Unknown field: ${key}` }));
}

/** A refused value, with the message beside its field. */
export function invalidField(path: string, message: string): Failure {
  return new Failure('invalid', { message, issues: [{ path, message }] });
}
