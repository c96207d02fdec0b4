# Renders the pages of the content: ruby render.rb content.json folder
# In Rails, `render` and `local_assigns` are there; here they are these few lines.
require 'slim'
require 'json'

# What a template sees.
class View
  attr_reader :site, :page, :local_assigns

  def initialize(site, page, local_assigns = {})
    @site = site
    @page = page
    @local_assigns = local_assigns
  end

  def render(partial, **parameters)
    folder, name = File.split(partial)
    View.new(site, page, parameters).evaluate("#{folder}/_#{name}.html.slim")
  end

  def evaluate(file, &main)
    Slim::Template.new(File.join(__dir__, file)).render(self, {}, &main)
  end
end

content = JSON.parse(File.read(ARGV[0]))
content['pages'].each do |name, page|
  view = View.new(content['site'], page)
  main = view.evaluate("#{name}.html.slim")
  File.write(File.join(ARGV[1], "#{name}.html"), view.evaluate('layout.html.slim') { main })
end
