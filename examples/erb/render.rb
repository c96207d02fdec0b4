# Renders the pages of the content: ruby render.rb content.json folder
# In Rails, `render`, `h`, `raw` and `local_assigns` are there; here they are these few lines.
require 'erb'
require 'json'

# What a template sees.
class View
  include ERB::Util

  attr_reader :site, :page, :local_assigns

  def initialize(site, page, local_assigns = {})
    @site = site
    @page = page
    @local_assigns = local_assigns
  end

  def raw(html) = html

  def render(partial, **parameters)
    folder, name = File.split(partial)
    View.new(site, page, parameters).evaluate("#{folder}/_#{name}.html.erb")
  end

  def evaluate(file)
    ERB.new(File.read(File.join(__dir__, file)), trim_mode: '-').result(binding)
  end
end

content = JSON.parse(File.read(ARGV[0]))
content['pages'].each do |name, page|
  view = View.new(content['site'], page)
  main = view.evaluate("#{name}.html.erb")
  File.write(File.join(ARGV[1], "#{name}.html"), view.evaluate('layout.html.erb') { main })
end
