/** The version of the package, which stands in one place only. */
import packageJson from '../../package.json' with { type: 'json' };

export const { version } = packageJson;
