export default function configure(config) {
  config.setNunjucksEnvironmentOptions({ autoescape: true });
  return { dir: { input: '.', output: '_site' } };
}
