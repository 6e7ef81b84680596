/** The published schemas in a validator that is not ours. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const validators = new Map<string, ValidateFunction>();

/** The validator of the documents of a language. */
export function validatorOf(language: string): ValidateFunction {
  const known = validators.get(language);
  if (known !== undefined) return known;
  const schema = JSON.parse(readFileSync(`docs/schema/${language}.json`, 'utf8')) as object;
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
  validators.set(language, validate);
  return validate;
}

/** What a validator says of a document; nothing if it accepts it. */
export function refusal(language: string, value: unknown): string | undefined {
  const validate = validatorOf(language);
  return validate(value) ? undefined : JSON.stringify(validate.errors?.slice(0, 2));
}
